import type { TypeCorrections } from "../../../translation.ts";

export const ssmaHealthCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-ASO-ADMISSIONAL": [
    [
      "The ASO is another worker's → Get this worker's ASO from the clinic and send it as PDF.",
      "The ASO does not show the CPF → Ask the clinic for a second copy with the CPF, which NR-7 requires.",
    ],
    [
      "The marked examination is another type → Send the pre-employment ASO, or ask the clinic to correct the type.",
      "The examination was after the hiring → Record the event in the PCMSO and attach the coordinating doctor's justification.",
    ],
    [
      "The field fit/unfit is blank → Ask the clinic to complete and sign the result.",
      "The result is unfit, or fit with restriction → Take the worker off the position and send the new ASO after the assessment.",
    ],
    [
      "The fitness for the risk activity is missing → Book the additional examinations of the PCMSO and send the ASO with the fitness.",
      "The fitness stated is not that of the activity → Check the activity in the record and ask the clinic for the matching ASO.",
    ],
    [
      "The date of an additional examination is missing → Ask the clinic for the ASO with all examinations and dates.",
      "The risks on the ASO are not those of the PGR → Send the clinic the risk inventory of the position and ask for the corrected ASO.",
    ],
    [
      "The doctor's or the worker's signature is missing → Collect the missing signature at the clinic and scan the ASO.",
      "The CRM is not found at the council → Query the doctor's CRM and send the ASO with the right registration.",
    ],
  ],
  "SSMA-ASO-PERIODICO": [
    [
      "The examination exceeded the interval of the PCMSO → Book the periodic one at the clinic and send the new ASO; access is blocked until then.",
      "The date of the clinical examination does not appear → Ask the clinic for the copy with the examination date, which starts the validity.",
    ],
    [
      "The document is of a colleague in the same position → Send the periodic ASO issued for this CPF.",
      "The position on the ASO is the old one → Have a change-of-risk ASO done and send it instead.",
    ],
    [
      "The fitness for the critical activity was not renewed → Ask the clinic for the missing assessment and the completed ASO.",
      "The conclusion states unfitness or a restriction → Take the worker off the critical activity and send the coordinating doctor's reassessment.",
    ],
    [
      "An additional examination has expired → Repeat the expired examination and request the ASO with the new date.",
      "An examination of the PCMSO was not done → Have it done at the clinic and send the updated ASO.",
    ],
    [
      "The periodic ASO is not signed by the doctor → Return the ASO to the clinic, request the signed copy and send it again.",
      "The coordinating doctor is not named → Ask the clinic for the ASO with name and CRM of the PCMSO coordinator.",
    ],
  ],
  "SSMA-ASO-RETORNO": [
    [
      "A periodic examination was marked → Ask the clinic for the ASO of type “retorno ao trabalho”.",
      "The worker returned before the examination → Take the worker off until the examination and send the return ASO with the justification.",
    ],
    [
      "The ASO is of an earlier return → Send the examination done at the end of this leave.",
      "The return date is not that of the movement → Correct the return movement, or send the ASO of the right period.",
    ],
    [
      "The restriction has no period → Ask the doctor to state the period of the restriction on the ASO.",
      "There is a restriction for the project's activity → Remove the activity from the record while the restriction lasts and inform the contractor.",
    ],
    [
      "The return ASO does not cover the critical activities → Book the reassessment at the clinic and send the complete ASO.",
      "The risks considered are not stated → Request the ASO with the occupational risks of the position.",
    ],
  ],
  "SSMA-ASO-MUDANCA": [
    [
      "The examination is after the change → Return the worker to the previous position until the examination and send the ASO.",
      "The position written is still the old one → Ask the clinic for the ASO with the position the worker moves to.",
    ],
    [
      "The new risks are missing → Send the clinic the inventory of the new position and obtain the corrected ASO.",
      "The risks stated are not those of the new place → Check the PGR of the project and request another ASO.",
    ],
    [
      "The dates of the new examinations do not appear → Ask the clinic to include the dates on the ASO.",
      "Examinations of the new risk are missing → Have the examinations done that the PCMSO plans for the risk and send the ASO.",
    ],
    [
      "The conclusion lacks the examiner's signature → Ask the clinic for the signature and CRM on the conclusion.",
      "The worker was found unfit for the new position → Keep the worker in the previous position and correct the movement.",
    ],
  ],
  "SSMA-ASO-DEMISSIONAL": [
    [
      "The date of the exit examination is illegible → Ask the clinic for a second copy of the exit ASO.",
      "The exit examination was late → Attach the proof of the worker's summons and the justification.",
    ],
    [
      "The last ASO is too old to waive the examination → Summon the former worker and have the exit examination done at the clinic.",
      "The waiver was not signed by the doctor → Ask the coordinating doctor for the waiver.",
    ],
    [
      "The marked ASO is not an exit one → Replace it with the exit ASO issued by the clinic.",
      "The exit ASO sent is of another former worker → Send the ASO of the dismissed CPF.",
    ],
    [
      "There is no proof that the worker received the copy → Collect the receipt, or attach the delivery notice.",
      "The signature of receipt is illegible → Scan the field of receipt again.",
    ],
  ],
};
