type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    /** Not supported in every browser. */
    readonly connection?: Connection;
  }
}

/** No prefetch on slow connections or with data saver. */
export const mayPrefetch = (connection: Pick<Connection, "saveData" | "effectiveType"> | undefined): boolean =>
  connection === undefined || (connection.saveData !== true && !["2g", "slow-2g"].includes(connection.effectiveType ?? ""));

/** Reports whether links may prefetch, at once and after each change of the connection. */
export const watchPrefetch = (onChange: (may: boolean) => void): void => {
  const { connection } = navigator;
  const say = () => onChange(mayPrefetch(connection));
  connection?.addEventListener("change", say);
  say();
};
