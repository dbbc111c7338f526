import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Selection } from "../../../shared/bulk/use-selection.ts";
import lines from "../../../shared/ui/lines.module.css";
import { CandidateMarks } from "./candidate-marks.tsx";
import type { Candidate } from "./candidate-queries.ts";
import classes from "./candidates.module.css";

type Props = { readonly candidates: readonly Candidate[]; readonly selection: Selection<Candidate> };

/** Selects all candidates of the page who may be enrolled. */
const PageChoice = ({ candidates, selection: { chosen, choose } }: Props) => {
  const { t } = useTranslation("trainingClass");
  const offered = candidates.filter(({ canEnrol }) => canEnrol);
  if (offered.length === 0) return null;
  const count = offered.filter(({ id }) => chosen.has(id)).length;
  return (
    <Checkbox
      className={classes.page}
      label={t("add.page")}
      checked={count === offered.length}
      indeterminate={count > 0 && count < offered.length}
      onChange={({ currentTarget }) => choose(offered, currentTarget.checked)}
    />
  );
};

/** Candidates of a class, those in need first. A mark gives the reason of a disabled candidate. */
export const CandidateList = ({ candidates, selection }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <>
      <PageChoice candidates={candidates} selection={selection} />
      <ul className={lines.lines} aria-label={t("add.list")}>
        {candidates.map((candidate) => (
          <li key={candidate.id} className={`${lines.line} ${classes.candidate}`}>
            <Checkbox
              checked={selection.chosen.has(candidate.id)}
              disabled={!candidate.canEnrol}
              onChange={({ currentTarget }) => selection.choose([candidate], currentTarget.checked)}
              aria-label={t("participants.choose", { name: candidate.name })}
            />
            <span className={lines.words}>
              <span className={lines.name}>{candidate.name}</span>
              <span className={lines.quiet}>
                {candidate.role} · {candidate.provider.name}
              </span>
              <CandidateMarks marks={candidate.marks} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
