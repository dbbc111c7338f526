/** Whether the browser has a network connection. */
export const isOnline = (): boolean => navigator.onLine;

export const whenOnline = (): Promise<void> => new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
