import type { ListedState, ProjectState } from "@emdia/contract/projects/routes.ts";

/** How far the background work after a creation or an edit has come. */
export type PipelineState = "created" | "linking" | "linked";

const blocksEditing: { readonly [State in PipelineState]: boolean } = { created: true, linking: true, linked: false };

/** A project that is being updated cannot be edited until its links are made. */
export const isBlocked = (state: PipelineState): boolean => blocksEditing[state];

/** A removed project is kept for its history and shown to nobody. */
export const shownStates: readonly ProjectState[] = ["active", "inactive"];

/** Which projects a list is asked for. Drafts are asked for by themselves, and are there when nothing is asked (CD-163). */
export const stateFilter = (state: readonly ListedState[] | undefined) => ({
  states: shownStates.filter((one) => state?.includes(one) ?? true),
  drafts: state?.includes("draft") ?? true,
});

type Standing = { readonly state: ProjectState; readonly pipelineState: PipelineState; readonly isDraft: boolean };
export type Turn = "inactivate" | "reactivate";

const turns: { readonly [T in Turn]: { readonly from: ProjectState; readonly to: ProjectState } } = {
  inactivate: { from: "active", to: "inactive" },
  reactivate: { from: "inactive", to: "active" },
};

/** What becomes of a project that is put away or taken up again; one that is there already stays. */
export const stateAfter = (turn: Turn): ProjectState => turns[turn].to;

/** What a project lets be done to it as it stands, whoever asks. */
export const allowedActions = ({ state, pipelineState, isDraft }: Standing) => {
  const rests = !isBlocked(pipelineState);
  return {
    inactivate: rests && !isDraft && state === turns.inactivate.from,
    reactivate: rests && !isDraft && state === turns.reactivate.from,
    remove: rests,
    copy: !isDraft,
  };
};

/** A project with documents is evidence: it is put away, and not removed (CD-079). */
export const decideRemoval = ({ pipelineState }: Pick<Standing, "pipelineState">, hasDocuments: boolean) => {
  if (isBlocked(pipelineState)) return "project.blocked";
  return hasDocuments ? "project.has_documents" : "remove";
};
