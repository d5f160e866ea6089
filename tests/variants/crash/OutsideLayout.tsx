export {default} from './Fuse';
