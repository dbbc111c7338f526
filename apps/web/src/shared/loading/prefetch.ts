type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: Connection;
  }
}

/** Fetching ahead is a courtesy: not on a line that is slow, nor where somebody pays for every byte. */
export const mayPrefetch = (connection: Pick<Connection, "saveData" | "effectiveType"> | undefined): boolean =>
  connection === undefined || (connection.saveData !== true && !["2g", "slow-2g"].includes(connection.effectiveType ?? ""));

/** Says whether links may fetch ahead, now and whenever the connection changes. */
export const watchPrefetch = (tell: (may: boolean) => void): void => {
  const { connection } = navigator;
  const say = () => tell(mayPrefetch(connection));
  connection?.addEventListener("change", say);
  say();
};
