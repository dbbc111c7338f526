import type { BadgeConfig, BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { BADGE_FIELDS_PER_FACE } from "@emdia/contract/badges/fields.ts";
import { NativeSelect, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../../../shared/badge/use-badge-face.ts";
import { FaceList, type FieldMoves } from "./face-list.tsx";
import classes from "./faces.module.css";
import { type FaceName, type Faces, faceNames, freeOptions, isFull, placeField, removeField, stepField } from "./faces.ts";

type Props = {
  readonly options: BadgeConfig["options"];
  readonly faces: Faces;
  readonly mayChange: boolean;
  readonly onChange: (faces: Faces) => void;
};

/** Label of a field, also of a custom field by its option. */
const useOptionLabel = (options: BadgeConfig["options"]) => {
  const labelOf = useFieldLabel();
  return (key: BadgeFieldKey): string => labelOf(key, options.find((option) => option.key === key)?.name ?? null);
};

/** Applies moves, announces the new position, and keeps the focus when the moved field leaves its list. */
const useFaceMoves = ({ options, faces, onChange }: Props) => {
  const { t } = useTranslation("badgeConfig");
  const labelOf = useOptionLabel(options);
  const [announced, announce] = useState("");
  const adders = useRef(new Map<FaceName, HTMLSelectElement | null>());
  const apply = (moved: Faces, key: BadgeFieldKey) => {
    if (moved === faces) return;
    onChange(moved);
    const face = faceNames.find((one) => moved[one].includes(key));
    const name = labelOf(key);
    if (!face) return announce(t("faces.removed", { name }));
    announce(t(`faces.moved.${face}`, { name, at: moved[face].indexOf(key) + 1, count: moved[face].length }));
  };
  const moves: FieldMoves = {
    onStep: (key, face, step) => apply(stepField(faces, key, { face, step }), key),
    onPlace: (key, place) => {
      if (!faces[place.face].includes(key)) adders.current.get(place.face)?.focus();
      apply(placeField(faces, key, place), key);
    },
    onRemove: (key, face) => {
      adders.current.get(face)?.focus();
      apply(removeField(faces, key), key);
    },
  };
  return { announced, moves, labelOf, adders };
};

/** Chooses and orders the fields of both faces, with keyboard or pointer. */
export const FaceEditor = (props: Props) => {
  const { options, faces, mayChange } = props;
  const { t } = useTranslation("badgeConfig");
  const { announced, moves, labelOf, adders } = useFaceMoves(props);
  const free = freeOptions(options, faces);
  const add = (face: FaceName, chosen: string) => {
    const option = free.find(({ key }) => key === chosen);
    if (option) moves.onPlace(option.key, { face, at: faces[face].length });
  };
  return (
    <div className={classes.faces}>
      {faceNames.map((face) => (
        <div key={face} className={classes.face}>
          <h3 className={classes.title}>
            {t(`faces.${face}`)}
            <span className={classes.count}>{t("faces.count", { chosen: faces[face].length, max: BADGE_FIELDS_PER_FACE })}</span>
          </h3>
          <FaceList {...moves} faces={faces} face={face} labelOf={labelOf} mayChange={mayChange} />
          {mayChange && (
            <NativeSelect
              ref={(element) => {
                adders.current.set(face, element);
              }}
              aria-label={t(`faces.addTo.${face}`)}
              value=""
              disabled={isFull(faces, face)}
              data={[
                { value: "", label: t(isFull(faces, face) ? "faces.full" : "faces.add") },
                ...free.map(({ key }) => ({ value: key, label: labelOf(key) })),
              ]}
              onChange={({ currentTarget }) => add(face, currentTarget.value)}
            />
          )}
        </div>
      ))}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
};
