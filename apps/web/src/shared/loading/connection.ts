/** Whether this machine has a connection at all. */
export const isOnline = (): boolean => navigator.onLine;

export const whenOnline = (): Promise<void> => new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));

export const watchConnection = (listener: () => void): (() => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};
