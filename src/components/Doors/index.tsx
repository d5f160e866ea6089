// Former names, still imported by pages in docs and versioned_docs.
export {Cards as Doors, Card as Door} from '../Cards';
