import { Copy, DockerfileParser, From, type Instruction, PropertyInstruction } from 'dockerfile-ast'
import { textOf } from './files.ts'

/** An instruction of a Containerfile. */
interface Step {
  readonly keyword: string
  /** Everything after the keyword and its flags. */
  readonly text: string
  /** The same, split into words. */
  readonly words: readonly string[]
  /** The stage that `COPY` copies from; `undefined` where it copies from the project. */
  readonly from: string | undefined
  /** The pairs of `ENV` and `LABEL`. */
  readonly pairs: Readonly<Record<string, string>>
}

/** A `FROM` and the instructions after it. */
export interface Stage {
  readonly image: string
  readonly steps: readonly Step[]
}

/** The stages of a Containerfile of the project; the last one is the image. */
export function readContainerfile(path: string): readonly Stage[] {
  const stages: { image: string; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(textOf(path)).getInstructions()) {
    if (instruction instanceof From) {
      stages.push({ image: instruction.getImage() ?? '', steps: [] })
    } else {
      stages.at(-1)?.steps.push(stepOf(instruction))
    }
  }
  return stages
}

function stepOf(instruction: Instruction): Step {
  const properties = instruction instanceof PropertyInstruction ? instruction.getProperties() : []
  return {
    keyword: instruction.getKeyword(),
    text: instruction.getRawArgumentsContent() ?? '',
    words: instruction.getArguments().map((argument) => argument.getValue()),
    from: (instruction instanceof Copy && instruction.getFromFlag()?.getValue()) || undefined,
    pairs: Object.fromEntries(
      properties.map((property) => [property.getName(), property.getValue() ?? '']),
    ),
  }
}

/**
 * The command of `CMD`, `ENTRYPOINT` or `HEALTHCHECK`.
 * @throws {Error} when a shell would run it
 */
export function commandOf({ steps }: Stage, keyword: string): readonly string[] {
  const text = steps.findLast((step) => step.keyword === keyword)?.text ?? ''
  const list = /\[.*\]$/s.exec(text)?.[0]
  if (list === undefined) throw new Error(`${keyword} is not in exec form: ${text}`)
  return JSON.parse(list)
}

/** The variables that a stage sets. */
export const variablesOf = ({ steps }: Stage): Readonly<Record<string, string>> =>
  Object.assign({}, ...steps.filter(({ keyword }) => keyword === 'ENV').map(({ pairs }) => pairs))
