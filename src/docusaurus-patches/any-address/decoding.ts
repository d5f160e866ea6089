type Decode = (text: string) => string;

function lenient(decode: Decode): Decode {
  return (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}

const decodePath = lenient(decodeURI);
const decodePart = lenient(decodeURIComponent);

/**
 * Replacements of the functions of these names, which return a text with a malformed escape, such as `/%` or `100%`,
 * unchanged instead of throwing.
 */
export {decodePath as decodeURI, decodePart as decodeURIComponent};
