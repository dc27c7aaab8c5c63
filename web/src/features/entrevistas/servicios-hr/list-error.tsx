import { Box } from '@chakra-ui/react';

/** What is wrong with a list as a whole. */
export function ListError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Box role="alert" tabIndex={-1} data-invalid="true" color="fg.error" textStyle="sm" outline="none">
      {children}
    </Box>
  );
}
