/** What stands in a browser for a part of Node that a library names and never calls there. */
export {};
