import {contentTypes, isCompressible} from '../contentTypes';
import {SMALLEST} from '../compress';
import {POLICY_HEADER, type Rules} from '../rules';

/** A string of nginx' configuration. Our values contain no dollar, which would start a variable. */
function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would misinterpret this value: ${value}`);
  return `"${value}"`;
}

/** A text in a regular expression. */
const literal = (text: string): string => text.replaceAll('.', '\\.');

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** Pages whose canonical address ends with a slash; for all others the slash is removed. */
const slashed = ({pages}: Rules): string[] =>
  pages.filter((page) => page.endsWith('/') && page !== '/');

/** The part of a `server` block that serves the site; the block itself has `root` and `listen`. */
export function nginxRules(rules: Rules, extensions: readonly string[]): string {
  const {cache, rpcWorker, offlineWorker} = rules;
  const {[POLICY_HEADER]: policy = '', ...headers} = rules.headers;
  const types = contentTypes(extensions);
  const texts = types.filter(({extension}) => isCompressible(`file.${extension}`));
  // A location that adds a header loses those of the server: here only variables change.
  const lines = [
    '# Written by the build, for the inside of a server block. Do not edit: the next build overwrites it.',
    'server_tokens off;',
    'charset off;',
    'types {',
    ...indent(types.map(({type, extension}) => `${quoted(type)} ${extension};`)),
    '}',
    'default_type application/octet-stream;',
    '',
    '# Copies that `npm run build -- --compress` writes. Without the package libnginx-mod-http-brotli-static, delete this line:',
    'brotli_static on;',
    'gzip_static on;',
    '# What has no copy is compressed for each request.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    `gzip_min_length ${SMALLEST};`,
    `gzip_types ${[...new Set(texts.map(({type}) => quoted(type)))].join(' ')};`,
    '',
    `set $docs_cache ${quoted(cache.revalidated)};`,
    'add_header Cache-Control $docs_cache always;',
    `set $docs_policy ${quoted(policy)};`,
    `add_header ${POLICY_HEADER} $docs_policy always;`,
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    '',
    'autoindex off;',
    'absolute_redirect off;',
    '# 400: a path that nginx cannot decode, such as /%.',
    'error_page 400 404 /404.html;',
    '',
    'location = /404.html {',
    '    internal;',
    '}',
    `location ^~ ${cache.immutablePrefix} {`,
    `    set $docs_cache ${quoted(cache.immutable)};`,
    '    location ~ \\.(br|gz)$ {',
    '        return 404;',
    '    }',
    '    # The worker that sends requests to nodes has its own policy; it may do nothing else.',
    `    location ~ ^${literal(rpcWorker.prefix)}[^/]*\\.js$ {`,
    `        set $docs_cache ${quoted(cache.immutable)};`,
    `        set $docs_policy ${quoted(rpcWorker.policy)};`,
    '        try_files $uri =404;',
    '    }',
    '    try_files $uri =404;',
    '}',
    '# The service worker of readers who keep pages offline.',
    `location = ${offlineWorker.path} {`,
    `    set $docs_policy ${quoted(offlineWorker.policy)};`,
    '    try_files $uri =404;',
    '}',
    '# Private: files of other hosts, compressed copies, names with a leading dot.',
    'location ~ ^/_(headers|redirects)$|\\.(br|gz)$|/\\.(?!well-known/) {',
    '    return 404;',
    '}',
    '# Redirects repeat only characters of page names.',
    'location = / {',
    '    try_files /index.html =404;',
    '}',
    'location = /index.html {',
    '    return 301 /$is_args$args;',
    '}',
    ...slashed(rules).flatMap((page) => [
      `location = ${page} {`,
      `    try_files ${page}index.html =404;`,
      '}',
      `location ~ ^${page.slice(0, -1)}(/index)?\\.html$ {`,
      `    return 301 ${page}$is_args$args;`,
      '}',
    ]),
    ...rules.moved.flatMap(({from, to}) => [
      `location ~ ^${literal(from)}(/|/index\\.html|\\.html)?$ {`,
      `    return 301 ${to}$is_args$args;`,
      '}',
    ]),
    'location ~ ^(?<docs_page>(/[A-Za-z0-9_-]+)+?)(/|/index\\.html|\\.html)$ {',
    '    return 301 $docs_page$is_args$args;',
    '}',
    'location / {',
    '    try_files $uri $uri/index.html =404;',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Example of a complete nginx site; fill in the paths of certificate and files. */
export function nginxSite({host}: Rules): string {
  return `# Example: copy to /etc/nginx/sites-available, set the paths, link into sites-enabled.
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    return 301 https://${host}$request_uri;
}

server {
    # Before nginx 1.25.1, delete the line "http2 on;" and write "ssl http2" instead of "ssl" in the two below it.
    http2 on;
    listen 443 ssl;
    listen [::]:443 ssl;
    server_name ${host};
    ssl_certificate /etc/ssl/${host}/fullchain.pem;
    ssl_certificate_key /etc/ssl/${host}/privkey.pem;

    root /srv/${host}/build;
    include /srv/${host}/build-hosting/nginx-rules.conf;
}
`;
}
