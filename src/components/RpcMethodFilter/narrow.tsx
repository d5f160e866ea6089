import {loadErrorFacts} from '@site/src/openrpc/explainer/load';
import {errorFilterOf} from './byError';
import {choicesFrom, FACETS, isNarrowed, searchWith, type Choices} from './choices';
import {Actions, Count} from './Outcome';
import {methodsIn, show} from './rows';
import {selectionOf, type Knowledge} from './selection';
import type {Shown} from './shown';

/** Minimum interval between address changes in milliseconds; browsers limit the rate. */
const ADDRESS_AFTER = 300;

type Field = HTMLInputElement | HTMLSelectElement;

function chosenIn(fields: readonly Field[]): Choices {
  const value = (key: string) => fields.find(({name}) => name === key)?.value ?? '';
  const facets = FACETS.map((facet) => [facet, value(facet)]);
  return {words: value('words'), ...Object.fromEntries(facets)} as Choices;
}

/** Sets fields to the choices of the address. What the reader has entered meanwhile counts more. */
function restore(fields: readonly Field[]): void {
  const offered = fields.map((field) => [
    field.name,
    field instanceof HTMLSelectElement ? Array.from(field.options, ({value}) => value) : [],
  ]);
  const restored = choicesFrom(
    window.location.search,
    Object.fromEntries(offered) as Record<string, string[]>,
  );
  for (const field of fields)
    if (field.value === '') field.value = restored[field.name as keyof Choices];
}

/**
 * Starts the filter of the lists next to a form, with the choices of the address or of the form.
 *
 * @param url address of the facts that are downloaded when the reader types
 * @param onShown receives what the reader is told
 * @returns a function that ends it
 */
export function narrow(
  form: HTMLFormElement,
  url: string,
  onShown: (shown: Shown) => void,
): () => void {
  const methods = methodsIn(form.parentElement ?? form);
  const rows = methods.map(({row}) => row);
  const fields = Array.from(form.querySelectorAll<Field>('[name]'));
  let known: Knowledge | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const page = window.location.pathname;

  const apply = () => {
    if (isOver) return;
    const choices = chosenIn(fields);
    const {rows: selected, isError} = selectionOf(rows, choices, known);
    const narrowed = isNarrowed(choices);
    show(methods, (row) => selected.has(row), narrowed);
    const error = isError ? choices.words.trim() : undefined;
    onShown({
      count: <Count shown={selected.size} all={rows.length} />,
      actions: narrowed ? <Actions onReset={reset} error={error} /> : undefined,
    });
    if (choices.words.trim() === '' || known) return;
    loadErrorFacts(url).then(
      (facts) => {
        known ??= {parameters: facts.parameters, givers: errorFilterOf(facts)};
        apply();
      },
      // The names and purposes on the page are filtered without it.
      () => undefined,
    );
  };
  const onInput = () => {
    apply();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      // While the next page is loading, the address is that of the next page, and this page is still shown.
      if (pathname !== page) return;
      // The router is not notified: nothing else of the page depends on the query.
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${searchWith(chosenIn(fields), search)}${hash}`,
      );
    }, ADDRESS_AFTER);
  };
  const reset = () => {
    form.reset();
    onInput();
    // The button disappears: keep the focus.
    fields[0]?.focus();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
  };

  restore(fields);
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  apply();
  return () => {
    isOver = true;
    clearTimeout(timer);
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
  };
}
