import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

const withoutFragment = (url: string): string => url.replace(/#.*/, '');

/** Reports violations of the content security policy to the tests. */
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
 * Forbidden behaviour of pages: console errors and warnings, uncaught exceptions, requests to another host, and
 * violations of the content security policy.
 */
export class Silence {
  readonly #faults: string[] = [];
  readonly #allowedMessages: RegExp[] = [];
  readonly #allowedHosts: RegExp[] = [];
  readonly #navigations = new Set<string>();
  readonly #sites: ReadonlySet<string>;

  /** @param sites origins that the configuration lets pages load images, frames and media from; here, none can be reached */
  constructor(sites: readonly string[]) {
    this.#sites = new Set(sites);
  }

  /** Allows messages whose text matches, for a test that provokes them. */
  allow(message: RegExp): void {
    this.#allowedMessages.push(message);
  }

  /** Allows requests to a host, for a test that mocks it with `page.route`. */
  allowHost(host: RegExp): void {
    this.#allowedHosts.push(host);
  }

  /** Recorded events that were not allowed. */
  faults(): string[] {
    return this.#faults.filter(
      (fault) => !this.#allowedMessages.some((allowed) => allowed.test(fault)),
    );
  }

  /** Starts listening on all pages of a context. */
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
    // Chromium logs the status of a missing page: the response is correct, and it is not a message of our code.
    if (message.text().includes('status of 404') && this.#navigations.has(url)) return;
    if (message.text().startsWith('Failed to load resource') && this.#isOfAllowedSite(url)) return;
    this.#faults.push(`console ${message.type()}: ${message.text()} (${url})`);
  }

  #onRequest(request: Request): void {
    if (request.isNavigationRequest()) this.#navigations.add(withoutFragment(request.url()));
    const {protocol, hostname} = new URL(request.url());
    const local = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
    if (
      local ||
      this.#isOfAllowedSite(request.url()) ||
      this.#allowedHosts.some((allowed) => allowed.test(hostname))
    )
      return;
    this.#faults.push(`request to another host: ${request.url()}`);
  }

  #isOfAllowedSite(url: string): boolean {
    return URL.canParse(url) && this.#sites.has(new URL(url).origin);
  }
}
