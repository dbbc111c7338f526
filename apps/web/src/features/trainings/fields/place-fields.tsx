import { TRAINING_NAME_MAX } from "@emdia/contract/trainings/limits.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { unitsQuery } from "../../../shared/places/units-query.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import classes from "./fields.module.css";

type Place = { readonly place: string; readonly facilityId: string; readonly departmentId: string };
type SavedOption = { readonly id: number; readonly name: string } | null | undefined;
type Props = {
  readonly companyId: number | undefined;
  readonly value: Place;
  /** Saved unit and area, which stay options when the list does not contain them. */
  readonly facility: SavedOption;
  readonly department: SavedOption;
  readonly placeRequired: boolean;
  readonly errorOf: (field: keyof Place) => string | undefined;
  readonly onChange: (place: Partial<Place>) => void;
};

const optionsOf = (none: string, saved: SavedOption, found: readonly { readonly id: number; readonly name: string }[]) => [
  { value: "", label: none },
  ...(saved && found.every(({ id }) => id !== saved.id) ? [{ value: String(saved.id), label: saved.name }] : []),
  ...found.map(({ id, name }) => ({ value: String(id), label: name })),
];

const Units = ({ companyId, value, facility, department, errorOf, onChange }: Props & { readonly companyId: number }) => {
  const { t } = useTranslation("trainings");
  const { data } = useQuery(unitsQuery(companyId, ""));
  const units = data?.results ?? [];
  const unit = units.find(({ id }) => String(id) === value.facilityId);
  const isSaved = String(facility?.id ?? "") === value.facilityId;
  return (
    <>
      <NativeSelect
        name="facilityId"
        label={t("place.unit")}
        value={value.facilityId}
        error={errorOf("facilityId")}
        onChange={({ currentTarget }) => onChange({ facilityId: currentTarget.value, departmentId: "" })}
        data={optionsOf(t("place.anyUnit"), facility, units)}
      />
      <NativeSelect
        name="departmentId"
        label={t("place.area")}
        disabled={value.facilityId === ""}
        value={value.departmentId}
        error={errorOf("departmentId")}
        onChange={({ currentTarget }) => onChange({ departmentId: currentTarget.value })}
        data={optionsOf(t("place.anyArea"), isSaved ? department : null, unit?.departments ?? [])}
      />
    </>
  );
};

/** Place, unit and area. Users who may not see units keep those of the configuration. */
export const PlaceFields = (props: Props) => {
  const { t } = useTranslation("trainings");
  const maySee = useMay()("see_location");
  const { companyId, value, placeRequired, errorOf, onChange } = props;
  const hiddenError = maySee ? undefined : (errorOf("facilityId") ?? errorOf("departmentId"));
  return (
    <div className={classes.three}>
      <TextInput
        name="place"
        label={t("place.place")}
        placeholder={t("place.placePlaceholder")}
        required={placeRequired}
        maxLength={TRAINING_NAME_MAX}
        autoComplete="off"
        value={value.place}
        error={errorOf("place")}
        onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
      />
      {maySee && companyId !== undefined && <Units {...props} companyId={companyId} />}
      {hiddenError !== undefined && (
        <p role="alert" className={classes.fault}>
          {hiddenError}
        </p>
      )}
    </div>
  );
};
