import type { StepBody } from "@emdia/contract/projects/wizard.ts";
import { accept, refuse } from "../../../../kernel/outcome.ts";
import { riskActivitiesOf } from "../../../catalogue/index.ts";
import { mayDo } from "../../policy.ts";
import { addPlaces, holdPlaces, leavePlaces, type NamedPlace, placesOf } from "../../store/places.ts";
import { addRisks, dropRisks, risksOf } from "../../store/risks.ts";
import { aboutProject, keyMissing, type Saving, type StepChange } from "./step-change.ts";

type StepInput = Extract<StepBody, { step: 2 }>;

const placesIn = ({ locations }: StepInput) =>
  locations.flatMap(({ facilityId, departmentIds }) => [...new Set(departmentIds)].map((departmentId) => ({ facilityId, departmentId })));

const changeOfPlaces = async ({ scope, project }: Saving, asked: StepInput) => {
  const wanted = placesIn(asked);
  const before = await placesOf(scope.tx, project);
  const locked = await holdPlaces(scope.tx, project.contractorId, wanted);
  const stranger = wanted.find(({ departmentId }) => !locked.some((place) => place.departmentId === departmentId));
  if (stranger) return refuse("project.place_unknown", stranger);
  const isIn = (places: readonly NamedPlace[]) => {
    const areas = new Set(places.map(({ departmentId }) => departmentId));
    return ({ departmentId }: NamedPlace) => areas.has(departmentId);
  };
  const [wasThere, stays] = [isIn(before), isIn(locked)];
  return accept({ added: locked.filter((place) => !wasThere(place)), left: before.filter((place) => !stays(place)) });
};

const changeOfRisks = async ({ scope, project }: Saving, { riskActivities }: StepInput) => {
  const before = await risksOf(scope.tx, project);
  const [asked, had] = [new Set(riskActivities), new Set(before.map(({ id }) => id))];
  const fresh = [...asked].filter((id) => !had.has(id));
  const catalogue = fresh.length > 0 ? await riskActivitiesOf(scope.tx, project.contractorId) : [];
  const added = catalogue.filter(({ id }) => fresh.includes(id));
  if (added.length < fresh.length) return refuse("project.activity_unknown");
  const dropped = before.filter(({ id }) => !asked.has(id));
  const changes = added.length + dropped.length > 0;
  return changes && !mayDo(scope, "config_risk_project", project) ? keyMissing("config_risk_project", project) : accept({ added, dropped });
};

/** Step 2: units, areas and risk activities. */
export const savePlaces = async (saving: Saving, asked: StepInput) => {
  const places = await changeOfPlaces(saving, asked);
  if (!places.ok) return places;
  const risks = await changeOfRisks(saving, asked);
  if (!risks.ok) return risks;

  const { scope, project } = saving;
  const [{ added, left }, chosen] = [places.value, risks.value];
  const line = aboutProject(project);
  const ofPlace = (action: string) => (place: NamedPlace) => ({
    ...line,
    subject: { kind: "department", id: place.departmentId, name: `${place.facilityName}: ${place.departmentName}` },
    action,
  });
  const ofRisk = (action: string) => (risk: { readonly id: number; readonly name: string }) => ({
    ...line,
    subject: { kind: "risk_activity", id: risk.id, name: risk.name },
    action,
  });
  return accept<StepChange>({
    fields: [
      ...(added.length + left.length > 0 ? ["locations"] : []),
      ...(chosen.added.length + chosen.dropped.length > 0 ? ["riskActivities"] : []),
    ],
    notes: [
      ...added.map(ofPlace("project.place_added")),
      ...left.map(ofPlace("project.place_left")),
      ...chosen.added.map(ofRisk("project.risk_added")),
      ...chosen.dropped.map(ofRisk("project.risk_dropped")),
    ],
    write: async () => {
      await leavePlaces(scope.tx, project, left);
      await addPlaces(scope.tx, project, added);
      await dropRisks(scope.tx, project, chosen.dropped);
      await addRisks(scope.tx, project, chosen.added);
    },
  });
};
