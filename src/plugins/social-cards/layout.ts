import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';
import {DEFAULT_SCHEMES} from '../../components/ThemeColours/scheme';
import type {Card} from './collect';
import {CARD_SIZE} from '../../socialCards/cardPath';

/** Properties that all cards of a site share. */
export interface Frame {
  readonly network: string;
  /** Host name of the site, such as `docs.example`. */
  readonly host: string;
  /** The mark as SVG. */
  readonly mark: string;
}

const {primary, background} = DEFAULT_SCHEMES.dark;
const COLOURS = {title: '#f6f8fa', text: '#b4bcc8', line: '#30323e'};

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', {style: {display: 'flex', boxSizing: 'border-box', ...style}}, ...children);

const picture = (svg: string, size: number, style: CSSProperties = {}): ReactElement =>
  createElement('img', {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width: size,
    height: size,
    style,
  });

/** Longer titles are smaller, so that none needs more than three lines. */
function titleSize(title: string): number {
  if (title.length <= 20) return 92;
  return title.length <= 44 ? 74 : 58;
}

const clamped = (lines: number): CSSProperties => ({display: 'block', lineClamp: lines});

const header = (network: string, mark: string): ReactElement =>
  box(
    {alignItems: 'center', fontWeight: 600, color: COLOURS.title},
    picture(mark, 60, {marginRight: 22}),
    network,
  );

const headline = ({section, title, description}: Card): ReactElement =>
  box(
    {flexDirection: 'column', width: 960},
    box({color: primary, fontWeight: 600, marginBottom: 14}, section),
    box(
      {
        ...clamped(3),
        color: COLOURS.title,
        fontSize: titleSize(title),
        fontWeight: 700,
        letterSpacing: '-0.028em',
        lineHeight: 1.08,
      },
      title,
    ),
    box({...clamped(2), marginTop: 22, lineHeight: 1.4}, description),
  );

const footer = (host: string, version = ''): ReactElement =>
  box(
    {
      justifyContent: 'space-between',
      paddingTop: 24,
      borderTop: `2px solid ${COLOURS.line}`,
      fontSize: 26,
    },
    box({}, host),
    box({color: COLOURS.title, fontWeight: 600}, version),
  );

/**
 * The card: network at the top, title in the middle, version and address at the bottom.
 * @param fontFamily families in order of fallback
 */
export function cardElement(
  card: Card,
  {network, host, mark}: Frame,
  fontFamily: string,
): ReactElement {
  const layer: CSSProperties = {position: 'absolute', top: 0, left: 0, height: CARD_SIZE.height};
  return box(
    {...CARD_SIZE, backgroundColor: background, color: COLOURS.text, fontFamily, fontSize: 30},
    picture(mark, 560, {position: 'absolute', left: 880, top: -236, opacity: 0.08}),
    box({...layer, width: 12, backgroundColor: primary}),
    // Positioned too: otherwise it would be painted below.
    box(
      {
        ...layer,
        width: CARD_SIZE.width,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 76px 52px',
      },
      header(network, mark),
      headline(card),
      footer(host, card.version),
    ),
  );
}
