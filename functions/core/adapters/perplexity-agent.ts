/**
 * Perplexity's Agent API, spoken by a client of the chat format: its own chat completions came to an end on 27
 * September 2026 (docs.perplexity.ai/docs/agent-api/migrate-from-sonar). Without tools it does not search the web.
 */
export const perplexityFetch: typeof fetch = async (address, init) => {
  const url = String(address).replace(/\/chat\/completions$/, '/agent');
  const body = JSON.stringify(toAgent(JSON.parse(String(init?.body))));
  const answer = await fetch(url, { ...init, body, redirect: 'error' });
  if (!answer.ok) return answer;
  // Read here, so that an answer which breaks off fails like any other.
  return Response.json(toChat((await answer.json()) as AgentAnswer));
};

interface ChatRequest {
  model: string;
  messages: { role: string; content: string | { text?: string }[] }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  response_format?: { type: string; json_schema?: { name?: string; schema: unknown } };
}

function toAgent({ model, messages, max_tokens, max_completion_tokens, temperature, response_format }: ChatRequest) {
  const said = (isWanted: (role: string) => boolean) =>
    messages
      .filter(({ role }) => isWanted(role))
      .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')))
      .join('\n');
  const { name = 'respuesta', schema } = response_format?.json_schema ?? {};
  return {
    model,
    instructions: said((role) => role !== 'user'),
    input: said((role) => role === 'user'),
    max_output_tokens: max_completion_tokens ?? max_tokens,
    ...(temperature !== undefined && { temperature }),
    ...(schema !== undefined && { response_format: { type: 'json_schema', json_schema: { name, schema } } }),
  };
}

interface AgentAnswer {
  id: string;
  created_at: number;
  model: string;
  status: string;
  output: { type: string; content?: { type: string; text?: string }[] }[];
  usage?: { input_tokens: number; output_tokens: number; total_tokens: number } | null;
}

/** Only what was written counts; what tools or searches left beside it does not. */
function toChat({ id, created_at, model, status, output, usage }: AgentAnswer) {
  const content = output
    .filter(({ type }) => type === 'message')
    .flatMap((item) => item.content ?? [])
    .filter(({ type }) => type === 'output_text')
    .map(({ text = '' }) => text)
    .join('');
  return {
    ...{ id, object: 'chat.completion', created: created_at, model },
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: status === 'completed' ? 'stop' : status === 'incomplete' ? 'length' : 'content_filter',
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input_tokens,
        completion_tokens: usage.output_tokens,
        total_tokens: usage.total_tokens,
      },
    }),
  };
}
