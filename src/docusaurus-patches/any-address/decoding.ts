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

/** The functions of these names, which leave a text with a malformed escape, such as `/%` or `100%`, as it is instead of throwing. */
export {decodePath as decodeURI, decodePart as decodeURIComponent};
