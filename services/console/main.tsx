import './styles/tokens.css';
import './styles/base.css';
import './styles/inputs.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applyTheme, storedTheme } from './app/theme.ts';

applyTheme(storedTheme());
const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
