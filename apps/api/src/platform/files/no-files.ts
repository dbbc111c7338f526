/** Stands for each operation of the file store on a server without one. Such a server has no files, so a call is a bug. */
export const noFiles = (): never => {
  throw new Error("this server has no file store");
};
