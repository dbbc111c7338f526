/** Whether this machine has a connection at all. */
export const isOnline = (): boolean => navigator.onLine;

export const whenOnline = (): Promise<void> => new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
