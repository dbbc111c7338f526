import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../notices/notify.ts";
import { RefusalNote } from "../../ui/refusal-note.tsx";
import { workerImageQuery } from "../worker-query.ts";
import { ChoosePhoto } from "./choose-photo.tsx";
import classes from "./photo.module.css";
import { useRemoveImage, useSetImage } from "./photo-changes.ts";
import { PhotoFrame, useObjectUrl } from "./photo-frame.tsx";
import { usePhotoFault } from "./use-photo-fault.ts";
import { usePreparedPhoto } from "./use-prepared-photo.ts";

type Props = {
  readonly id: number;
  readonly name: string;
  readonly hasImage: boolean;
  readonly updatedAt: string;
  readonly mayChange: boolean;
};

/** State of the photo: the stored one, and the chosen one that is not saved yet. */
const usePhoto = ({ id, hasImage, updatedAt }: Props) => {
  const { t } = useTranslation("workerPhoto");
  const [chosen, setChosen] = useState<Blob | null>(null);
  const stored = useQuery({ ...workerImageQuery(id, updatedAt), enabled: hasImage });
  const [set, remove] = [useSetImage(), useRemoveImage()];
  const prepared = usePreparedPhoto(setChosen);
  const chosenUrl = useObjectUrl(chosen);
  const done = () => {
    setChosen(null);
    notify.success(t("done"));
  };
  return {
    chosen,
    url: chosenUrl ?? (hasImage ? stored.data?.url : undefined),
    error: prepared.error ?? set.error ?? remove.error ?? stored.error,
    isPreparing: prepared.isPreparing,
    isSaving: set.isPending,
    isRemoving: remove.isPending,
    choose: (file: File) => {
      set.reset();
      prepared.prepare(file);
    },
    cancel: () => {
      setChosen(null);
      set.reset();
    },
    save: (image: Blob) => set.mutate({ id, image }, { onSuccess: done }),
    remove: () => remove.mutate(id),
  };
};

type ActionsProps = { readonly photo: ReturnType<typeof usePhoto>; readonly hasImage: boolean };
const Actions = ({ photo, hasImage }: ActionsProps) => {
  const { t } = useTranslation("workerPhoto");
  const { chosen } = photo;
  return (
    <Group gap="xs">
      {chosen && (
        <Button loading={photo.isSaving} onClick={() => photo.save(chosen)}>
          {t("save")}
        </Button>
      )}
      <ChoosePhoto hasPhoto={hasImage || chosen !== null} busy={photo.isPreparing} onChoose={photo.choose} />
      {chosen && (
        <Button variant="subtle" disabled={photo.isSaving} onClick={photo.cancel}>
          {t("cancel")}
        </Button>
      )}
      {hasImage && !chosen && (
        <Button variant="subtle" loading={photo.isRemoving} onClick={photo.remove}>
          {t("remove")}
        </Button>
      )}
    </Group>
  );
};

/** Photo of an existing worker: preview of a chosen file, then saved. */
export const PhotoField = (props: Props) => {
  const { t } = useTranslation("workerPhoto");
  const { name, hasImage, mayChange } = props;
  const photo = usePhoto(props);
  const fault = usePhotoFault();
  return (
    <div className={classes.field}>
      <PhotoFrame url={photo.url} name={name} />
      {photo.chosen && <p className={classes.hint}>{t("preview")}</p>}
      {mayChange && <Actions photo={photo} hasImage={hasImage} />}
      {mayChange && <p className={classes.hint}>{t("hint")}</p>}
      {photo.error && <RefusalNote>{fault(photo.error)}</RefusalNote>}
    </div>
  );
};
