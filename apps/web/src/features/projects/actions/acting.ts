import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { createContext } from "react";

/** What can be done with a project from the list, as its row allows it. */
export const projectActions = ["copy", "inactivate", "reactivate", "remove"] as const;
export type ProjectAction = (typeof projectActions)[number];
export type Acting = { readonly project: ProjectRow; readonly action: ProjectAction };

export const actionsOf = ({ can }: Pick<ProjectRow, "can">): readonly ProjectAction[] => projectActions.filter((action) => can[action]);

/** Asks about an action: the rows know the question, the list asks it. */
export const ActingContext = createContext<(acting: Acting) => void>(() => undefined);
