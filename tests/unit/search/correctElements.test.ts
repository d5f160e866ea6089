import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {correctElement} from '../../../src/components/SearchModal/correctElements';

describe('correctElement', () => {
  it('removes the button role of the outermost element', () => {
    const props = {className: 'DocSearch DocSearch-Container', role: 'button', tabIndex: 0};
    expect(correctElement({type: 'div', props}, [])).toEqual({
      type: 'div',
      props: {className: 'DocSearch DocSearch-Container'},
    });
  });

  it('names a group of hits by its title', () => {
    const title = createElement('div', {className: 'DocSearch-Hit-source'}, 'Staking');
    const element = {type: 'section', props: {className: 'DocSearch-Hits'}};
    expect(correctElement(element, [title]).props).toMatchObject({
      role: 'rowgroup',
      'aria-label': 'Staking',
    });
    expect(correctElement(element, []).props['aria-label']).toBeUndefined();
  });

  it('marks the field as expanded only if there is a grid', () => {
    const field = (controls?: string) =>
      correctElement(
        {type: 'input', props: {className: 'DocSearch-Input', 'aria-controls': controls}},
        [],
      ).props;
    expect(field()).toMatchObject({'aria-expanded': false, 'aria-controls': undefined});
    const grid = correctElement(
      {type: 'div', props: {className: 'DocSearch-Dropdown-Container'}},
      [],
    );
    expect(field('docsearch-hits0-list')).toMatchObject({
      'aria-expanded': true,
      'aria-controls': grid.props.id,
    });
  });

  it('makes a row of a hit, with any additional class', () => {
    const props = {className: 'DocSearch-Hit DocSearch-Hit--Child', role: 'option', id: 'hit'};
    expect(correctElement({type: 'li', props}, [])).toEqual({
      type: 'div',
      props: {...props, role: 'row'},
    });
  });

  it('leaves everything else unchanged', () => {
    const component = {type: () => null, props: {className: 'DocSearch-Hit'}};
    expect(correctElement(component, [])).toBe(component);
    const icon = {type: 'svg', props: {className: 'DocSearch-Hit-Tree'}};
    expect(correctElement(icon, [])).toBe(icon);
    const text = {type: 'p', props: {}};
    expect(correctElement(text, [])).toBe(text);
  });
});
