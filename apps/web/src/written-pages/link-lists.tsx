export type Link = readonly [path: string, name: string]

/** Links as a list. */
export const LinkList = ({ links }: { readonly links: readonly Link[] }) => (
  <ul>
    {links.map(([path, name]) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
)

interface LinkListsProps {
  readonly label: string
  readonly lists: readonly (readonly [heading: string, links: readonly Link[]])[]
}

/** Lists of links under their headings, as a part of the navigation. */
export const LinkLists = ({ label, lists }: LinkListsProps) => (
  <nav aria-label={label}>
    {lists.map(([heading, links]) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <LinkList links={links} />
      </section>
    ))}
  </nav>
)
