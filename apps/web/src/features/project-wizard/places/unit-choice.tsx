import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { unitsQuery } from "../../../shared/places/units-query.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { RequiredMark } from "../step-frame/required-mark.tsx";
import type { StepHook } from "../step-frame/use-step.ts";
import type { PlaceMakers } from "../step-navigation.ts";
import { type PlacesDraft, withArea, withUnit } from "./places-rules.ts";
import { SEARCH_DEBOUNCE_MS } from "./search-rest.ts";
import { type Unit, UnitCard } from "./unit-card.tsx";
import classes from "./unit-choice.module.css";

type Props = { readonly step: StepHook<PlacesDraft>; readonly project: Project; readonly makers: PlaceMakers };

/** Without a search, adds the project's units that are missing from the loaded page. */
const shownUnits = (found: readonly Unit[], project: Project, words: string): readonly Unit[] => {
  if (words !== "") return found;
  const missing = project.locations.filter(({ facilityId }) => !found.some(({ id }) => id === facilityId));
  return [...missing.map(({ facilityId, name, departments }) => ({ id: facilityId, name, departments })), ...found];
};

const Cards = ({
  units,
  step,
  makers,
}: {
  readonly units: readonly Unit[];
  readonly step: Props["step"];
  readonly makers: PlaceMakers;
}) => {
  const { t } = useTranslation("projectWizard");
  const { draft, faults, change } = step;
  if (units.length === 0) return <p className={classes.none}>{t("units.none")}</p>;
  return (
    <ul className={classes.units} aria-label={t("units.title")}>
      {units.map((unit) => (
        <UnitCard
          key={unit.id}
          unit={unit}
          NewArea={makers.NewArea}
          chosen={draft.locations.find(({ facilityId }) => facilityId === unit.id) ?? null}
          fault={faults.get(`unit-${unit.id}`)}
          onUnit={(isTicked) =>
            change(
              {
                locations: withUnit(
                  draft.locations,
                  { facilityId: unit.id, departmentIds: unit.departments.map(({ id }) => id) },
                  isTicked,
                ),
              },
              `unit-${unit.id}`,
            )
          }
          onArea={(departmentId, isTicked) =>
            change({ locations: withArea(draft.locations, { facilityId: unit.id, departmentId }, isTicked) }, `unit-${unit.id}`)
          }
        />
      ))}
    </ul>
  );
};

type Created = { readonly id: number; readonly name: string };
/** Selects a created unit with all of its areas once the list has it. */
const useCreatedUnit = ({ step, project }: Omit<Props, "makers">) => {
  const [created, setCreated] = useState<Created | null>(null);
  const { data } = useQuery({ ...unitsQuery(project.company.id, created?.name ?? ""), enabled: created !== null });
  const select = useEffectEvent(({ id, departments }: Unit) => {
    const unit = { facilityId: id, departmentIds: departments.map((area) => area.id) };
    step.change({ locations: withUnit(step.draft.locations, unit, true) }, `unit-${id}`);
  });
  useEffect(() => {
    const unit = data?.results.find(({ id }) => id === created?.id);
    if (!unit) return;
    select(unit);
    setCreated(null);
  }, [data, created]);
  return setCreated;
};

/** Selection of the contractor's units and areas. A missing unit can be created here. */
export const UnitChoice = ({ step, project, makers }: Props) => {
  const { t } = useTranslation("projectWizard");
  const may = useMay();
  const [typed, type] = useState("");
  const [words] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const [isMaking, setMaking] = useState(false);
  const units = useQuery(unitsQuery(project.company.id, words));
  const setCreated = useCreatedUnit({ step, project });
  return (
    <section aria-labelledby="units">
      <div className={classes.head}>
        <h3 id="units" className={classes.title}>
          {t("units.title")} <RequiredMark />
        </h3>
        {may("add_location") && may("add_department") && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setMaking(true)}>
            {t("units.add")}
          </Button>
        )}
      </div>
      <TextInput
        className={classes.search}
        type="search"
        data-field="locations"
        aria-label={t("units.search")}
        placeholder={t("units.search")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <QueryStatePanel query={units}>
        {({ results }) => <Cards units={shownUnits(results, project, words)} step={step} makers={makers} />}
      </QueryStatePanel>
      <makers.NewUnit
        opened={isMaking}
        companies={[{ id: project.company.id, tradingName: project.company.name }]}
        onCreated={(unit) => {
          type("");
          setCreated(unit);
        }}
        onClose={() => setMaking(false)}
      />
    </section>
  );
};
