import {Prism} from 'prism-react-renderer';

// The grammars of `prismjs` register with a global of this name; `prism.ts` removes it again.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
