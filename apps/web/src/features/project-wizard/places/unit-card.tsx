import { Checkbox, Chip, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlaceMakers } from "../step-navigation.ts";
import type { FaultKey } from "../step-rules.ts";
import type { PlaceChoice } from "./places-rules.ts";
import classes from "./unit-choice.module.css";

type NamedRef = { readonly id: number; readonly name: string };
export type Unit = NamedRef & { readonly departments: readonly NamedRef[] };
type Props = {
  readonly unit: Unit;
  readonly chosen: PlaceChoice | null;
  readonly fault: FaultKey | undefined;
  readonly NewArea: PlaceMakers["NewArea"];
  readonly onUnit: (isTicked: boolean) => void;
  readonly onArea: (departmentId: number, isTicked: boolean) => void;
};

/** A unit with checkboxes for its areas. */
export const UnitCard = ({ unit, chosen, fault, NewArea, onUnit, onArea }: Props) => {
  const { t } = useTranslation("projectWizard");
  const { id, name, departments } = unit;
  const count = chosen?.departmentIds.length ?? 0;
  return (
    <li className={classes.unit} data-chosen={chosen !== null}>
      <Checkbox
        data-field={`unit-${id}`}
        checked={chosen !== null}
        indeterminate={chosen !== null && count < departments.length}
        label={<strong>{name}</strong>}
        description={
          chosen === null ? t("units.areas", { count: departments.length }) : t("units.chosen", { count, total: departments.length })
        }
        onChange={({ currentTarget }) => onUnit(currentTarget.checked || (chosen !== null && count < departments.length))}
        error={fault && t(`faults.${fault}`)}
      />
      {chosen !== null && (
        <fieldset className={classes.areas} aria-label={t("units.areasOf", { name })}>
          <Group gap="xs">
            {departments.map((area) => (
              <Chip
                key={area.id}
                checked={chosen.departmentIds.includes(area.id)}
                onChange={(isTicked) => onArea(area.id, isTicked)}
                variant="outline"
                radius="sm"
              >
                {area.name}
              </Chip>
            ))}
          </Group>
        </fieldset>
      )}
      {chosen !== null && <NewArea facility={unit} />}
    </li>
  );
};
