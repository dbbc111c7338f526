import type { ListedState, ProjectState } from "@emdia/contract/projects/routes.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** Progress of the background job after a creation or an edit. */
export type PipelineState = "created" | "linking" | "linked";

const blocksEditing: { readonly [State in PipelineState]: boolean } = { created: true, linking: true, linked: false };

/** A project cannot be edited until the job has made its links. */
export const isBlocked = (state: PipelineState): boolean => blocksEditing[state];

/** An active project has ended on the day after its last day. */
export const hasEnded = ({ state, endDate }: { readonly state: ProjectState; readonly endDate: IsoDay | null }, today: IsoDay): boolean =>
  state === "active" && endDate !== null && endDate < today;

/** A removed project stays stored for its history and is never shown. */
export const shownStates: readonly ProjectState[] = ["active", "inactive"];

/** Resolves the state filter of a list. Drafts are a filter value of their own; without a filter they are included (CD-163). */
export const stateFilter = (state: readonly ListedState[] | undefined) => ({
  states: shownStates.filter((one) => state?.includes(one) ?? true),
  drafts: state?.includes("draft") ?? true,
});

type StateFields = { readonly state: ProjectState; readonly pipelineState: PipelineState; readonly isDraft: boolean };
export type Turn = "inactivate" | "reactivate";

const transitions: { readonly [T in Turn]: { readonly from: ProjectState; readonly to: ProjectState } } = {
  inactivate: { from: "active", to: "inactive" },
  reactivate: { from: "inactive", to: "active" },
};

/** State after the action. Repeating the action does not change it. */
export const stateAfter = (turn: Turn): ProjectState => transitions[turn].to;

/** Actions that the project's state allows, before any permission check. */
export const allowedActions = ({ state, pipelineState, isDraft }: StateFields) => {
  const isFree = !isBlocked(pipelineState);
  return {
    inactivate: isFree && !isDraft && state === transitions.inactivate.from,
    reactivate: isFree && !isDraft && state === transitions.reactivate.from,
    remove: isFree,
    copy: !isDraft,
  };
};

/** A project with documents is evidence: a user may inactivate it, but not remove it (CD-079). */
export const decideRemoval = ({ pipelineState }: Pick<StateFields, "pipelineState">, hasDocuments: boolean) => {
  if (isBlocked(pipelineState)) return "project.blocked";
  return hasDocuments ? "project.has_documents" : "remove";
};
