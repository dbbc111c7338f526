import { whenSomebodyElseComes } from "../session/owner-change.ts";
import { watched } from "../watched.ts";

type Drafts<D> = ReadonlyMap<number, D>;

/** What somebody writes about several things at once, each by its id: it outlives the part of the page that it is written in, and is nobody else's. */
export const openDrafts = <D>() => {
  const all = watched<Drafts<D>>(new Map());
  const forget = (id: number) => all.write(new Map([...all.read()].filter(([other]) => other !== id)));
  whenSomebodyElseComes(() => all.write(new Map()));
  return {
    watched: all,
    of: (id: number): D | undefined => all.read().get(id),
    write: (id: number, draft: D): void => all.write(new Map([...all.read(), [id, draft]])),
    forget,
    /** After it was sent: what was written on meanwhile stays. */
    forgetSent: (id: number, sent: D | undefined): void => {
      if (all.read().get(id) === sent) forget(id);
    },
  };
};
