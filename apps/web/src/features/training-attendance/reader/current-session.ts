type Session = { readonly id: number; readonly end: string };

/** The session that runs or comes next at a time of the day, or else the last one. */
export const currentSession = <S extends Session>(sessions: readonly S[], time: string): S | undefined =>
  sessions.find(({ end }) => time < end) ?? sessions.at(-1);
