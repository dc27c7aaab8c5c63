import { describe, expect, it } from 'vitest';
import { filledPage, wholeList } from '../../web/src/lib/filled-page.ts';

const SIZE = 25;

/** A list of so many, of which an answer holds those that match: the cursor is how many were looked at. */
function aList(length: number, matches: (n: number) => boolean) {
  const asked: number[] = [];
  const read = async ({ limit, cursor }: { limit: number; cursor?: string | undefined }) => {
    asked.push(limit);
    const from = Number(cursor ?? 0);
    const to = Math.min(length, from + limit);
    const data = Array.from({ length: to - from }, (_, n) => from + n).filter(matches);
    return { data, nextCursor: to < length ? String(to) : undefined };
  };
  const whole = () => wholeList({ limit: 200 }, read);
  return { asked, whole, page: (cursor?: string) => filledPage({ limit: SIZE, cursor }, read) };
}

describe('A page', () => {
  it('is one answer where all that was looked at matches', async () => {
    const { asked, page } = aList(60, () => true);
    expect((await page()).data).toHaveLength(SIZE);
    expect(asked).toEqual([SIZE]);
  });

  it('is filled from what follows, as many at once as the matches before make likely', async () => {
    const { asked, page } = aList(1000, (n) => n % 5 === 0);
    const { data, nextCursor } = await page();
    expect(data).toEqual(Array.from({ length: 25 }, (_, n) => n * 5));
    expect(asked).toEqual([25, 100]);
    expect((await page(nextCursor)).data[0]).toBe(125);
  });

  it('ends where the list does, with what there was', async () => {
    expect(await aList(300, (n) => n === 299).page()).toEqual({ data: [299], nextCursor: undefined });
  });

  it('gives up after a thousand, and says where to go on', async () => {
    const { asked, page } = aList(5000, () => false);
    expect(await page()).toEqual({ data: [], nextCursor: '1025' });
    expect(asked).toHaveLength(11);
  });

  it('that cannot be filled has what was found so far, and where to go on', async () => {
    const failing =
      (data: number[]) =>
      async ({ cursor }: { cursor?: string | undefined }) => {
        if (cursor) throw new Error('The line is gone');
        return { data, nextCursor: '25' };
      };
    expect(await filledPage({ limit: SIZE }, failing([1]))).toEqual({ data: [1], nextCursor: '25' });
    await expect(filledPage({ limit: SIZE }, failing([]))).rejects.toThrow('The line is gone');
  });
});

describe('A list for choices', () => {
  it('is all of it, however many answers it takes', async () => {
    const { asked, whole } = aList(450, () => true);
    expect((await whole()).data).toHaveLength(450);
    expect(asked).toEqual([200, 200, 200]);
  });

  it('ends at a thousand, which is more than anybody chooses from', async () => {
    expect((await aList(5000, () => true).whole()).data).toHaveLength(1000);
  });
});
