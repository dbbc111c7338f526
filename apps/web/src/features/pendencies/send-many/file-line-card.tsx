import type { MatchedPendency } from "@emdia/contract/pendencies/match-routes.ts";
import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../../shared/days/day-input.tsx";
import { isWholeDay } from "../../../shared/days/typed-day.ts";
import { referenceText } from "../../../shared/pendencies/reference-text.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import { askedDates, chosenOf, type DatesDraft, dateFaults, type FileLine } from "./file-lines.ts";
import classes from "./send-many.module.css";

type Props = {
  readonly line: FileLine;
  readonly today: string;
  readonly onChange: (changed: Partial<FileLine>) => void;
  readonly onRemove: () => void;
};

/** Worker, document and month, then contractor and project. */
const Option = ({ pendency, line, onChange }: Pick<Props, "line" | "onChange"> & { readonly pendency: MatchedPendency }) => {
  const { t } = useTranslation("sendMany");
  const { id, name, contractor, project, signals } = pendency;
  const isChosen = line.chosen.includes(id);
  const label = [subjectNameOf(pendency), name, referenceText(pendency)].filter(Boolean).join(" · ");
  const evidence = signals.map((signal) => t(`signals.${signal}`)).join(", ");
  return (
    <Checkbox
      checked={isChosen}
      label={label}
      description={`${contractor.name} · ${project.name}${evidence && ` · ${t("because", { evidence })}`}`}
      onChange={() => onChange({ chosen: isChosen ? line.chosen.filter((one) => one !== id) : [...line.chosen, id] })}
    />
  );
};

const Dates = ({ line, today, onChange }: Omit<Props, "onRemove">) => {
  const { t } = useTranslation("sendMany");
  const [asked, faults] = [askedDates(line), dateFaults(line, today)];
  const fields = (["issueDate", "expirationDate"] as const).filter((field) => asked[field]);
  if (fields.length === 0) return null;
  const type = (field: keyof DatesDraft) => (typed: string) => onChange({ dates: { ...line.dates, [field]: typed } });
  return (
    <div className={classes.dates}>
      {fields.map((field) => (
        <DayInput
          key={field}
          {...(field === "issueDate" && { max: today })}
          label={t(`dates.${field}`)}
          aria-label={t("dates.of", { date: t(`dates.${field}`), name: line.file.name })}
          required
          value={line.dates[field]}
          error={isWholeDay(line.dates[field]) && faults[field] && t(`faults.${faults[field]}`)}
          onType={type(field)}
        />
      ))}
    </div>
  );
};

/** A file with the pendencies that it answers, which the user can change, and the dates that they require. */
export const FileLineCard = ({ line, today, onChange, onRemove }: Props) => {
  const { t } = useTranslation("sendMany");
  const { file, match, isSecond } = line;
  const [first] = useState(() => (match.ready ? chosenOf({ match, chosen: match.chosen }) : match.pendencies.slice(0, 3)));
  const others = match.pendencies.filter((one) => !first.includes(one));
  const [showsOthers, setShowsOthers] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.top}>
        <span className={classes.name}>{file.name}</span>
        <ActionIcon aria-label={t("remove", { name: file.name })} title={t("remove", { name: file.name })} onClick={onRemove}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      {match.otherPerson && <p className={classes.warn}>{t("otherPerson")}</p>}
      {match.otherName && !match.otherPerson && <p className={classes.warn}>{t("otherName")}</p>}
      {isSecond && <p className={classes.warn}>{t("second")}</p>}
      {(showsOthers ? match.pendencies : first).map((pendency) => (
        <Option key={pendency.id} pendency={pendency} line={line} onChange={onChange} />
      ))}
      {others.length > 0 && (
        <Button size="compact-sm" variant="subtle" aria-expanded={showsOthers} onClick={() => setShowsOthers(!showsOthers)}>
          {showsOthers ? t("fewer") : t("others", { count: others.length })}
        </Button>
      )}
      <Dates line={line} today={today} onChange={onChange} />
    </li>
  );
};
