import {Prism} from 'prism-react-renderer';

// The grammars of `prismjs` add themselves to a global of this name; `prism.ts` takes it away again.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
