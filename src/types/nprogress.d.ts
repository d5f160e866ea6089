/** The package by its file, which the bundler gives something else for by its name (src/plugins/lean-scripts). */
declare module 'nprogress/nprogress' {
  export {default} from 'nprogress';
}
