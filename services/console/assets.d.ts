/** Files that Vite gives an address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.css';

interface ImportMeta {
  readonly env: { readonly BASE_URL: string };
}
