/** In the browser's bundle instead of `Head.tsx`, which is loaded on demand there. */
export default undefined;
