/** Empty stub for Node modules that a library imports but never calls in the browser. */
export {};
