import '@fontsource/noto-sans-devanagari/400.css';
import '@fontsource/noto-sans-devanagari/700.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/700.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import './desk.css';

const root = document.getElementById('desk');
if (root) createRoot(root).render(<Desk />);
