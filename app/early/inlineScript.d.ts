/** Bundled and minified by site-build/vite/inline-scripts.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
