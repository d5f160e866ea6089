/*
 * Stands in for modules that a patch leaves out. An alias to `false` would do the same, but the bundler (Rspack 1.x) numbers such
 * a module by the absolute path of what it replaces, so the names of files would depend on where the project lies.
 */
export {};
