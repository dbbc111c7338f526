import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { createContext } from "react";

/** Actions on a project in the list. The server sends which of them a row allows (`can`). */
export const projectActions = ["copy", "inactivate", "reactivate", "remove"] as const;
export type ProjectAction = (typeof projectActions)[number];
export type Acting = { readonly project: ProjectRow; readonly action: ProjectAction };

export const actionsOf = ({ can }: Pick<ProjectRow, "can">): readonly ProjectAction[] => projectActions.filter((action) => can[action]);

/** Opens the confirmation dialog. The rows provide the action; the list renders the dialog. */
export const ActingContext = createContext<(acting: Acting) => void>(() => undefined);
