/** The language of a fence and its options. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
}

/**
 * Reads what follows a fence. Options may follow the language without a space, as other generators write them:
 * `bash{2}`, `rust,ignore`, `{.bash}`, `go:main.go`.
 */
export function readFence(lang: string | null | undefined, meta: string | null | undefined): Fence {
  const whole = (lang ?? '').toLowerCase();
  const [, language = '', rest = ''] = /^(?:\{\.?)?([^{},:]*)(.*)$/u.exec(whole) ?? [];
  const lines = rest.startsWith('{') ? rest : '';
  return {language: language || 'text', meta: [lines, meta ?? ''].filter(Boolean).join(' ')};
}
