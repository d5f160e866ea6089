/** An IPv4 address of private networks and of links without a router. */
const PRIVATE_IPV4 = /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./u;

/** Unique local and link-local IPv6 addresses. */
const PRIVATE_IPV6 = /^\[f(?:[cd][0-9a-f]{2}|e[89ab][0-9a-f]):/iu;

const IP = /^(?:\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/iu;

/** Whether a host of a URL is the reader's own machine. Browsers let secure pages ask it over plain HTTP. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/iu.test(host);
}

/** Whether a host of a URL is certainly on the reader's machine or network; other names can be there, too. */
export function isLocal(host: string): boolean {
  return (
    isLoopback(host) ||
    (IP.test(host) && (PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host))) ||
    /\.local$/iu.test(host)
  );
}

/** Whether a host of a URL is an IP address. */
export function isAddress(host: string): boolean {
  return IP.test(host);
}
