import type { TypeCorrections } from "../../../translation.ts";

export const ssmaWorkPermitsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-APR": [
    [
      "The APR is of other works → Prepare the APR at the place of this project.",
      "The steps do not cover the whole task → Complete the APR with the team, step by step.",
    ],
    [
      "Hazards have no control → Include the control of each hazard and revise the APR.",
      "The controls are not available in the field → Adjust the APR to the available resources, or provide them.",
    ],
    [
      "Interferences were not analysed → Include neighbouring activities, lines and weather.",
      "The stop limits are not stated → Fill in the criteria to stop the work.",
    ],
    [
      "The team did not sign the APR → Read the APR with the team, collect the signatures and send it again.",
      "The APR was signed after the start → Repeat the daily reading before the start and send it.",
    ],
  ],
  "SSMA-PT-QUENTE": [
    [
      "The permit was used beyond the shift → Issue a new permit for each shift and send an example.",
      "The time of the hot work permit is blank → Fill in start and end in each permit.",
    ],
    [
      "The fire watcher was not named → Appoint a trained watcher and record it in the permit.",
      "The combustibles were not removed → Remove or protect the materials within 11 m and record it.",
    ],
    [
      "The LEL reading was not noted → Record the detector's reading before the start.",
      "The detector used is not identified → Identify the detector and attach the calibration.",
    ],
    [
      "The hot work permit was not signed → Collect the signatures before the work.",
      "The watch after the work was not recorded → Record the fire watch in the permit.",
    ],
  ],
  "SSMA-PET": [
    [
      "The register does not describe the risks → Complete it with geometry, accesses and hazards.",
      "The space is not registered → Register the space with the contractor and send it.",
    ],
    [
      "Measurements are blank in the PET → Record all measurements and times.",
      "There was an entry with a reading outside the limit → Stop the work, take the team out and send the investigation.",
    ],
    [
      "The PET was not signed by the supervisor → Collect the signature of the entry supervisor.",
      "The attendant has no valid training → Replace the attendant with a trained one and record it.",
    ],
    [
      "The PET was not closed → Fill in the exit time and the closing, and file it.",
      "The rescue resource does not suit the space → Review the rescue plan and the equipment.",
    ],
  ],
  "SSMA-PROC-ALTURA": [
    [
      "The procedure is generic → Adapt it to the project and review it with the supervisor.",
      "An access at height has no procedure → Include the access and the controls in the procedure.",
    ],
    [
      "The response time is not defined → Define and record the time, considering suspension trauma.",
      "The rescue depends on the external fire brigade only → Train an own team and send the plan.",
    ],
    [
      "The rescue drill is old → Hold a new drill and attach the report.",
      "The failures of the drill have no correction → Record the actions and deadlines.",
    ],
    [
      "The height procedure is not approved → Collect the signatures of preparation and approval.",
      "The approver is not qualified → Submit it to a licensed professional and collect the approval.",
    ],
  ],
  "SSMA-RIGGING": [
    [
      "The calculation of the percentage is missing → Complete it with the manufacturer's load chart.",
      "The use exceeds the limit of the procedure → Repeat it with a larger crane or a smaller radius.",
    ],
    [
      "The accessories are not identified → Include capacity and identification of the accessories.",
      "The angle reduces the capacity below the load → Replace the accessories and recalculate.",
    ],
    [
      "The support of the outriggers was not calculated → Include the ground pressure and the mats.",
      "A power line has no defined distance → Include the safety distance and the insulation.",
    ],
    [
      "The lifting plan is not signed → Collect the signatures of rigger and engineer.",
      "The author of the plan is not licensed → Request the plan of an engineer with ART.",
    ],
  ],
  "SSMA-EMERGENCIA": [
    [
      "The plan is of the head office → Prepare the plan of the project's place.",
      "Scenarios of the project are missing → Include the scenarios of the risk inventory.",
    ],
    [
      "The contacts are of persons who left → Update the list and publish it.",
      "The telephone numbers are missing → Fill in the contacts of the contractor and the hospital.",
    ],
    [
      "The list of fire wardens is missing → Attach the list with the validity of the courses.",
      "Not every shift has a fire warden → Train wardens and send the certificates.",
    ],
    [
      "The contractor did not validate the plan → Present the plan to the contractor's safety team and collect its approval.",
      "There was no drill in the last year → Book it with the contractor and send the report.",
    ],
  ],
};
