/** Another sign-in page, built as its makers say, with nothing of ours. */
export interface Rival {
  name: string;
  /** Exact versions, beside React's. */
  packages: Record<string, string>;
  /** The application's module: it renders into `#root`. */
  code: string;
}

const RENDER = `import { createRoot } from 'react-dom/client';\nconst render = (page) => createRoot(document.getElementById('root')).render(page);\n`;

const REFINE = { '@refinedev/core': '5.0.12', '@tanstack/react-query': '5.108.0', dayjs: '1.11.23' };
const refine = (imports: string, page: string) => `${RENDER}
  import { Refine } from '@refinedev/core';
  ${imports}
  const authProvider = {
    login: async () => ({ success: true }),
    logout: async () => ({ success: true }),
    check: async () => ({ authenticated: false }),
    onError: async () => ({}),
  };
  const dataProvider = { getApiUrl: () => '/api' };
  render(<Refine dataProvider={dataProvider} authProvider={authProvider} options={{ disableTelemetry: true }}>${page}</Refine>);
`;

/**
 * The sign-in page that ships inside a framework for administration, and one of a bare component library: what npm has, since
 * products themselves are on no registry. react-admin's asks for a font of another server and paints nothing without it.
 */
export const RIVALS: readonly Rival[] = [
  {
    name: 'refine, Ant Design',
    packages: { ...REFINE, '@refinedev/antd': '6.0.3', antd: '5.29.3' },
    code: refine(
      `import { AuthPage, ThemedTitle } from '@refinedev/antd';\nimport '@refinedev/antd/dist/reset.css';`,
      `<AuthPage type="login" title="Acceso" />`,
    ),
  },
  {
    name: 'MUI',
    packages: { '@mui/material': '9.5.0', '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
    code: `${RENDER}
      import { Box, Button, Card, Checkbox, CssBaseline, FormControlLabel, Link, Stack, TextField, Typography } from '@mui/material';
      import { createTheme, ThemeProvider } from '@mui/material/styles';
      render(
        <ThemeProvider theme={createTheme({ colorSchemes: { dark: true } })}>
          <CssBaseline />
          <Box component="main" sx={{ display: 'grid', minHeight: '100vh', placeItems: 'center', p: 2 }}>
            <Card variant="outlined" sx={{ p: 4, width: '100%', maxWidth: 450 }}>
              <Stack component="form" spacing={2}>
                <Typography component="h1" variant="h4">Acceso</Typography>
                <TextField label="Correo" type="email" name="email" required fullWidth />
                <TextField label="Contraseña" type="password" name="password" required fullWidth />
                <FormControlLabel control={<Checkbox />} label="Recordarme" />
                <Button type="submit" variant="contained" fullWidth>Entrar</Button>
                <Link href="#">¿Olvidaste tu contraseña?</Link>
              </Stack>
            </Card>
          </Box>
        </ThemeProvider>,
      );`,
  },
];
