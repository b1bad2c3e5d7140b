// without the web fonts of the default theme
export { default } from 'vitepress/theme-without-fonts';
import './style.css';
