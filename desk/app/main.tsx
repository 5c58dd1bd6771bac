import '@fontsource/noto-sans-devanagari/400.css';
import '@fontsource/noto-sans-devanagari/700.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/700.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import './desk.css';
import { Desk } from './Desk.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createQueryClient, followWindowFocus } from './queryClient.ts';

// Follows the system, because the tokens of the site have no media query.
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
};
applyTheme();
dark.addEventListener('change', applyTheme);
followWindowFocus();

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <ErrorBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <Desk />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
