import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

const withoutFragment = (url: string): string => url.replace(/#.*/, '');

/** Reports to the tests what the content security policy of a document stops. */
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const {effectiveDirective, blockedURI, sourceFile, lineNumber, sample} = event;
    const place = `${sourceFile}:${lineNumber}`;
    const report = (window as unknown as Record<string, (text: string) => void>)[binding];
    report?.(`${effectiveDirective} stopped ${blockedURI} (${place}) ${sample}`);
  });
}

const BINDING = 'reportPolicyViolation';

/**
 * Everything that a page does which a reader's page must not: console errors and warnings, exceptions that
 * nobody caught, requests to another host, and what the content security policy stops.
 */
export class Silence {
  readonly #faults: string[] = [];
  readonly #allowedMessages: RegExp[] = [];
  readonly #allowedHosts: RegExp[] = [];
  readonly #navigations = new Set<string>();

  /** Lets a message pass whose text fits, for a test that provokes it. */
  allow(message: RegExp): void {
    this.#allowedMessages.push(message);
  }

  /** Lets requests to a host pass, for a test that answers them itself with `page.route`. */
  allowHost(host: RegExp): void {
    this.#allowedHosts.push(host);
  }

  /** What was heard so far and not allowed. */
  faults(): string[] {
    return this.#faults.filter(
      (fault) => !this.#allowedMessages.some((allowed) => allowed.test(fault)),
    );
  }

  /** Starts to listen on all pages of a context. */
  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) => this.#faults.push(`uncaught: ${String(error.error())}`));
    context.on('request', (request) => this.#onRequest(request));
    await context.exposeBinding(BINDING, (_source, text: string) => {
      this.#faults.push(`content security policy: ${text}`);
    });
    await context.addInitScript(reportViolations, BINDING);
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const url = withoutFragment(message.location().url);
    // Chromium logs the status of a page that is not there: the answer is right, and no code of ours speaks.
    if (message.text().includes('status of 404') && this.#navigations.has(url)) return;
    this.#faults.push(`console ${message.type()}: ${message.text()} (${url})`);
  }

  #onRequest(request: Request): void {
    if (request.isNavigationRequest()) this.#navigations.add(withoutFragment(request.url()));
    const {protocol, hostname} = new URL(request.url());
    const local = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
    if (local || this.#allowedHosts.some((allowed) => allowed.test(hostname))) return;
    this.#faults.push(`request to another host: ${request.url()}`);
  }
}
