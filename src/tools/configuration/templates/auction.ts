import {bracketed} from '../../../profile/topology/write';
import type {Machine} from '../machines';
import type {Plan} from '../plan';
import {printToml, quoted} from './toml';

/** What follows the name of a field `method`. */
const SEVEN =
  '":"(?:eth_chainId|eth_getBalance|eth_getTransactionCount|mev_hasBuilder|mev_params|mev_running|mev_sendBid)"[,}]';

/** nginx in front of the RPC of a machine that mines: lets the seven methods of the MEV sentry through. */
export function filter({address}: Machine, sentry: Machine, {ports}: Plan): string {
  return `# Another method behind the one checked below, or an escape: geth could read that one.
map $request_body $mev_ambiguous {
    default 0;
    '~*method(?!${SEVEN})' 1;
    "~\\\\\\\\" 1;
}
map "$mev_ambiguous:$request_body" $mev_request {
    default "{}";
    '~^0:\\{"jsonrpc":"2\\.0","id":\\d+,"method${SEVEN}' $request_body;
}
server {
    listen ${bracketed(address)}:${ports.http};
    allow ${sentry.address};
    deny all;
    # A larger body would not be in $request_body: both the same.
    client_max_body_size 5m;
    client_body_buffer_size 5m;
    location = / {
        limit_except POST { deny all; }
        proxy_set_body $mev_request;
        proxy_pass http://127.0.0.1:${ports.http};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
    }
    location / { return 404; }
}`;
}

/** The name as nginx passes it on: in lower case. The MEV sentry compares it letter by letter. */
const nameOf = ({hostName}: Plan['mev']): string => hostName.toLowerCase();

/** Configuration of the MEV sentry. */
export function mevSentry({address}: Machine, validator: Machine, {ports, mev}: Plan): string {
  const at = (port: number) => quoted(`${bracketed(address)}:${port}`);
  return printToml([
    {
      name: 'Service',
      entries: [
        ['HTTPListenAddr', at(ports.mevSentry)],
        ['RPCConcurrency', '100'],
        ['RPCTimeout', quoted('10s')],
      ],
    },
    {
      name: 'Debug',
      comment: 'Metrics and pprof; by default at every address.',
      entries: [['ListenAddr', at(ports.metrics)]],
    },
    {
      name: 'Log',
      comment: 'The default is debug. It writes here and to the journal, and never deletes a file.',
      entries: [
        ['RootDir', quoted('/var/log/mev-sentry')],
        ['Level', quoted('info')],
      ],
    },
    {
      name: 'Validators',
      isRepeated: true,
      entries: [
        ['PrivateURL', quoted(`http://${bracketed(validator.address)}:${ports.http}`)],
        ['PublicHostName', quoted(nameOf(mev))],
        ['PayAccountMode', quoted('keystore')],
        ['KeystorePath', quoted('/etc/mev-sentry/keystore')],
        ['PasswordFilePath', quoted('/run/credentials/mev-sentry.service/pay.pw')],
        ['PayAccountAddress', quoted(mev.payAccount || '0xPayAccountAddress')],
      ],
    },
    {
      name: 'Builders',
      isRepeated: true,
      entries: [
        ['Address', quoted(mev.builder || '0xBuilderAddress')],
        ['URL', quoted(mev.builderUrl)],
      ],
    },
  ]);
}

/** Unit of systemd for the MEV sentry. */
export function mevSentryService(): string {
  return `[Unit]
Description=MEV sentry
Wants=network-online.target
After=network-online.target

[Service]
User=mev-sentry
Group=mev-sentry
# The program deletes its password file: each start gets a new copy.
LoadCredential=pay.pw:/etc/mev-sentry/pay.pw
ExecStart=/usr/local/bin/mev-sentry -config /etc/mev-sentry/config.toml
# It ends with status 0 if it cannot listen.
Restart=always
RestartSec=5
LogsDirectory=mev-sentry
NoNewPrivileges=true
PrivateTmp=true
ProtectHome=true
ProtectSystem=strict

[Install]
WantedBy=multi-user.target`;
}

/** nginx in front of the MEV sentry: ends TLS, and keeps the name that the MEV sentry compares. */
export function mevFront({address}: Machine, {ports, mev}: Plan): string {
  const name = nameOf(mev);
  return `# Only a bid needs a signature: at most 50 requests a second from one address, no
# batch, no mev_reportIssue, no escape.
map $request_body $mev_single {
    default $request_body;
    "~^\\s*\\[" "{}";
    "~mev_reportIssue|\\\\\\\\" "{}";
}
limit_req_zone $binary_remote_addr zone=mev:1m rate=50r/s;
server {
    listen ${ports.https} ssl;
    server_name ${name};
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
    client_max_body_size 5m;
    client_body_buffer_size 5m;
    limit_req zone=mev burst=50 nodelay;
    limit_req_status 429;
    location / {
        proxy_set_body $mev_single;
        proxy_pass http://${bracketed(address)}:${ports.mevSentry};
        proxy_set_header Host $host;
    }
}`;
}
