/** What a container needs: the image of the front end, with the project in it. */

const dockerfile = `ARG TRIPTYCH=triptych
FROM \${TRIPTYCH}
# .dockerignore lets content, resources, public and triptych in.
COPY . /site
ENV CONTENT_DIR=/site
`

const dockerignore = `*
!content
!resources
!public
!triptych
**/.DS_Store
`

const compose = `services:
  site:
    build: .
    ports: ['3000:3000']
    environment:
      # The public address, without a slash at its end.
      SITE_URL: http://localhost:3000
    # Files of earlier builds, for tabs that are still open.
    volumes: ['data:/app/.data']
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    mem_limit: 256m
    restart: unless-stopped
volumes:
  data:
`

/** The files of the container. */
export const containerFiles = () => [
  ['Dockerfile', dockerfile],
  ['.dockerignore', dockerignore],
  ['compose.yaml', compose],
]
