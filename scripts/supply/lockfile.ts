/** A package as the lockfile names it. */
export interface LockedPackage {
  name: string
  version: string
  /** Where it is installed; the same package may be there in several versions. */
  path: string
  license: string | undefined
  integrity: string | undefined
  /** Needed to build or to test, not to run. */
  dev: boolean
  optional: boolean
  dependsOn: readonly string[]
}

interface Entry {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lockfile {
  name: string
  version: string
  packages: Readonly<Record<string, Entry>>
}

const folder = 'node_modules/'

const nameAt = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length)

/** Every package from the registry; our own are not among them. */
export function packagesOf({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes(folder) || entry.link || entry.version === undefined) return []
    const { version, license, integrity, dependencies, optionalDependencies, peerDependencies } =
      entry
    return {
      name: nameAt(path),
      version,
      path,
      license,
      integrity,
      dev: entry.dev === true || entry.devOptional === true,
      optional: entry.optional === true,
      dependsOn: Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }),
    }
  })
}

/** The packages that hold the Node.js the project runs on, one for each system. */
export const runtimesOf = ({ packages }: Lockfile): string[] =>
  Object.keys(packages['']?.optionalDependencies ?? {})
