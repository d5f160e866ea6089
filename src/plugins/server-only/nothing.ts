/** In the browser, in place of a module that only the server has. */
export default undefined;
